/**
 * Init script: stores a session as after a login, with its timestamp: without one, a page open for 20 seconds would
 * renew the token and invalidate the one that the tests share.
 */
export const keepSession = (token: string): void => {
  localStorage.setItem('auth_token', token);
  localStorage.setItem('auth_token_renewed', String(Date.now()));
};
