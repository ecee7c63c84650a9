import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  ssr: true,
  // The list of pages is short and goes with the first one: no request asks for it later, and no redirect can catch it.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
