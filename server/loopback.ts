/** Whether a host is this machine alone, as it stands in a setting or in an address. */
export const isLoopback = (host: string): boolean =>
  ['127.0.0.1', 'localhost', '::1', '[::1]'].includes(host);
