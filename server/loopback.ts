/** Whether a host, in a setting or in a URL, is this machine. */
export const isLoopback = (host: string): boolean =>
  ['127.0.0.1', 'localhost', '::1', '[::1]'].includes(host);
