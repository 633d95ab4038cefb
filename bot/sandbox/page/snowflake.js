// Discord ids: 64-bit numbers as strings, ordered by age.

const EPOCH_MS = 1420070400000n;

/** Order of two ids, oldest first. */
export const compareIds = (a, b) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);

/** An id for something that only this page knows, in line with the real ones made at the same moment. */
export const localId = () => String((BigInt(Date.now()) - EPOCH_MS) << 22n);

/** When the id was made, as a Date. */
export const dateOf = (id) => new Date(Number((BigInt(id) >> 22n) + EPOCH_MS));
