import * as contract from '../../contracts/accounts.ts';
import { setUserRole as setUserRoleContract } from '../../contracts/users.ts';
import { route } from '../http/mount.ts';
import { forgotPassword } from './forgot-password.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { getProfile, updateProfile } from './profile.ts';
import { refresh } from './refresh.ts';
import { register } from './register.ts';
import { resetPassword } from './reset-password.ts';
import { setUserRole } from './set-user-role.ts';

export const accountsRoutes = [
  route(contract.register, register),
  route(contract.login, login),
  route(contract.getProfile, getProfile),
  route(contract.updateProfile, updateProfile),
  route(contract.refresh, refresh),
  route(contract.logout, logout),
  route(contract.forgotPassword, forgotPassword),
  route(contract.resetPassword, resetPassword),
  route(setUserRoleContract, setUserRole),
];
