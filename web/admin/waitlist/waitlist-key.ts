/** The cache key of the waiting list's page. */
export const waitlistKey = ['waitlist'];
