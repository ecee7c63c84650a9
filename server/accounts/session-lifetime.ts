const day = 24 * 60 * 60 * 1000;

/**
 * By role: how long a session's token lives unused, and how long one login can be renewed until the password is asked for again. In
 * milliseconds. An administrator's token opens all customers' data, so it ends sooner.
 */
export const sessionLifetimes = {
  customer: { unused: 7 * day, renewed: 90 * day },
  admin: { unused: day, renewed: 14 * day },
} as const;

/** Grace period of a renewed token in milliseconds, for concurrent calls of other tabs. */
export const graceAfterRefresh = 60 * 1000;
