import * as contract from '../../contracts/accounts.ts';
import * as secondStep from '../../contracts/second-step.ts';
import * as sessions from '../../contracts/sessions.ts';
import * as users from '../../contracts/users.ts';
import { route } from '../http/mount.ts';
import { changePassword } from './change-password.ts';
import { confirmIdentity } from './confirm-identity.ts';
import { endOtherSessions, endSession } from './end-sessions.ts';
import { endUserSessions } from './end-user-sessions.ts';
import { forgotPassword } from './forgot-password.ts';
import { listSessions } from './list-sessions.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { getProfile, updateProfile } from './profile.ts';
import { proveEmail, sendEmailProof } from './prove-email.ts';
import { refresh } from './refresh.ts';
import { register } from './register.ts';
import { resetPassword } from './reset-password.ts';
import { confirmSecondStep, getSecondStep, startSecondStep } from './set-up-second-step.ts';
import { setUserRole } from './set-user-role.ts';
import { stopSecondStep } from './stop-second-step.ts';

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
  route(contract.sendEmailProof, sendEmailProof),
  route(contract.proveEmail, proveEmail),
  route(sessions.confirmIdentity, confirmIdentity),
  route(sessions.listSessions, listSessions),
  route(sessions.endSession, endSession),
  route(sessions.endOtherSessions, endOtherSessions),
  route(secondStep.getSecondStep, getSecondStep),
  route(secondStep.startSecondStep, startSecondStep),
  route(secondStep.confirmSecondStep, confirmSecondStep),
  route(secondStep.stopSecondStep, stopSecondStep),
  route(users.setUserRole, setUserRole),
  route(users.endUserSessions, endUserSessions),
];
