/**
 * Two addresses of a server at `host` of this machine that the shop takes for two networks. Linux accepts all of
 * 127.0.0.0/8, macOS one address of each kind.
 */
export const { host, one, other } =
  process.platform === 'darwin'
    ? { host: '::', one: { host: '127.0.0.1' }, other: { host: '::1' } }
    : {
        host: '127.0.0.1',
        one: { host: '127.0.0.1', localAddress: '127.0.0.2' },
        other: { host: '127.0.0.1', localAddress: '127.0.0.1' },
      };
