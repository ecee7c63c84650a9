/**
 * Runs in a page before its scripts: the session is there as after a login. Without the time of it a page that is open for 20
 * seconds would renew the token, and end the one that the tests share.
 */
export const keepSession = (token: string): void => {
  localStorage.setItem('auth_token', token);
  localStorage.setItem('auth_token_renewed', String(Date.now()));
};
