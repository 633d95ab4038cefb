"""What the results of finished matches say of those who played them: places, form, ratings, leaderboards."""
