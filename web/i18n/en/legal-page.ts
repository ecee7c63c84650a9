export const legalPage = {
  version: (version: number, day: string) => `Version ${version}, ${day}`,
  earlier: 'This is an earlier version.',
  current: 'Read the current one',
  free: 'free of charge',
  feeByArea: (highest: string) => `up to ${highest} (depending on the area)`,
  feeIn: (fee: string, areas: string) => `${areas}: ${fee}`,
  elsewhere: 'Anywhere else in Jordan',
  freeFrom: (sum: string, areas: string) => `Free for orders from ${sum}: ${areas}`,
  closed: (areas: string) => `No delivery for now: ${areas}`,
  inJordan: (fee: string) => `${fee} in Jordan`,
};
