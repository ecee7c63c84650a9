import * as accountsSchemas from '../../contracts/accounts.schemas.ts';
import * as accounts from '../../contracts/accounts.ts';
import * as emailVerificationSchemas from '../../contracts/email-verification.schemas.ts';
import * as emailVerification from '../../contracts/email-verification.ts';
import * as sessionsSchemas from '../../contracts/sessions.schemas.ts';
import * as sessions from '../../contracts/sessions.ts';
import * as twoFactorSchemas from '../../contracts/two-factor.schemas.ts';
import * as twoFactor from '../../contracts/two-factor.ts';
import * as usersSchemas from '../../contracts/users.schemas.ts';
import * as users from '../../contracts/users.ts';
import { route, withSchemas } from '../http/mount.ts';
import { changePassword } from './change-password.ts';
import { confirmIdentity } from './confirm-identity.ts';
import { endOtherSessions, endSession } from './end-sessions.ts';
import { endUserSessions } from './end-user-sessions.ts';
import { forgotPassword } from './forgot-password.ts';
import { listSessions } from './list-sessions.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { getProfile, updateProfile } from './profile.ts';
import { refresh } from './refresh.ts';
import { register } from './register.ts';
import { resetPassword } from './reset-password.ts';
import { confirmTwoFactor, getTwoFactor, startTwoFactor } from './set-up-two-factor.ts';
import { setUserRole } from './set-user-role.ts';
import { stopTwoFactor } from './stop-two-factor.ts';
import { sendVerificationEmail, verifyEmail } from './verify-email.ts';

const contract = withSchemas(
  { ...accounts, ...emailVerification, ...twoFactor, ...sessions, ...users },
  {
    ...accountsSchemas,
    ...emailVerificationSchemas,
    ...twoFactorSchemas,
    ...sessionsSchemas,
    ...usersSchemas,
  },
);

export const accountsRoutes = [
  route(contract.register, register),
  route(contract.login, login),
  route(contract.getProfile, getProfile),
  route(contract.updateProfile, updateProfile),
  route(contract.refresh, refresh),
  route(contract.logout, logout),
  route(contract.forgotPassword, forgotPassword),
  route(contract.resetPassword, resetPassword),
  route(contract.changePassword, changePassword),
  route(contract.sendVerificationEmail, sendVerificationEmail),
  route(contract.verifyEmail, verifyEmail),
  route(contract.confirmIdentity, confirmIdentity),
  route(contract.listSessions, listSessions),
  route(contract.endSession, endSession),
  route(contract.endOtherSessions, endOtherSessions),
  route(contract.getTwoFactor, getTwoFactor),
  route(contract.startTwoFactor, startTwoFactor),
  route(contract.confirmTwoFactor, confirmTwoFactor),
  route(contract.stopTwoFactor, stopTwoFactor),
  route(contract.setUserRole, setUserRole),
  route(contract.endUserSessions, endUserSessions),
];
