import { accountCancel, accountKeep, cancelQueryDetail } from '@portal/contract/identity-cancel';
import {
  checkPhone as checkPhoneCall,
  login,
  loginByPhone,
  loginDemoAccounts,
  loginSendVerifyCode,
  logout,
} from '@portal/contract/identity-login';
import { menuQueryList } from '@portal/contract/identity-menu';
import { phoneSendVerifyCode, updateMobilePhone } from '@portal/contract/identity-phone';
import { personalInfoQueryDetail, personalInfoSave } from '@portal/contract/identity-profile';
import {
  changePassword as changePasswordCall,
  recoveryCheckVerifyCode,
  recoverySendVerifyCode,
} from '@portal/contract/identity-recovery';
import { userRegisterCK } from '@portal/contract/identity-register';
import {
  sessionKick,
  sessionQueryList,
  userInfoQueryDetail,
  userOperate,
} from '@portal/contract/identity-user';
import {
  phoneAppealOperate,
  phoneAppealQueryDetail,
  phoneAppealQueryList,
  phoneAppealQueryOwn,
  phoneAppealSendVerifyCode,
  phoneAppealSubmit,
  phoneAppealWithdraw,
} from '@portal/contract/phone-appeal';
import { viewAsBegin, viewAsEnd } from '@portal/contract/view-as';
import type { Deps } from '../../platform/deps.ts';
import { type BoundEndpoint, bind } from '../../platform/http/endpoints.ts';
import { openSmsSender } from '../../platform/sms/open-sms-sender.ts';
import { createSmsOutbox, keepDelivering, type SmsOutbox } from '../../platform/sms/sms-outbox.ts';
import { changePhone, sendPhoneCode } from './account/change-phone.ts';
import { getOwnUser, getPersonalInfo } from './account/get-own-account.ts';
import { operateUser } from './account/operate-user.ts';
import { kickSession, listOwnSessions } from './account/own-sessions.ts';
import { registerUser } from './account/register-user.ts';
import { saveProfile } from './account/save-profile.ts';
import { getOwnAppeal } from './appeal/get-own-appeal.ts';
import { operateAppeal } from './appeal/operate-appeal.ts';
import { countAppeals, getAppeal, listAppeals } from './appeal/phone-appeal.queries.ts';
import { viewAppealRow, viewManagedAppeal } from './appeal/phone-appeal.view.ts';
import { sendAppealCode } from './appeal/send-appeal-code.ts';
import { submitAppeal } from './appeal/submit-appeal.ts';
import { withdrawAppeal } from './appeal/withdraw-appeal.ts';
import { cancelAccount } from './cancel/cancel-account.ts';
import { getCancellation } from './cancel/get-cancellation.ts';
import { keepAccount } from './cancel/keep-account.ts';
import { checkPhone } from './login/check-phone.ts';
import { createPasswordCheck } from './login/hash-password.ts';
import { listDemoAccounts } from './login/list-demo-accounts.ts';
import { logIn } from './login/log-in.ts';
import { logInByPhone } from './login/log-in-by-phone.ts';
import { logOut } from './login/log-out.ts';
import { listMenus } from './menu/list-menus.ts';
import { changePassword } from './recovery/change-password.ts';
import { checkRecoveryCode } from './recovery/check-recovery-code.ts';
import { sendCode } from './verify-code/send-code.ts';
import { beginViewing } from './view-as/begin-viewing.ts';
import { endViewing } from './view-as/end-viewing.ts';

function openOutbox(deps: Deps): SmsOutbox {
  const send = openSmsSender(deps.env, deps.clock);
  const outbox = createSmsOutbox(deps, send);
  let stopRounds = () => {};
  if (send) {
    deps.onListen(() => {
      stopRounds = keepDelivering(outbox, deps.log);
    });
  }
  deps.onStop(() => {
    stopRounds();
    return outbox.stop();
  });
  return outbox;
}

export function identityRoutes(plainDeps: Deps): BoundEndpoint[] {
  const outbox = openOutbox(plainDeps);
  const deps = { ...plainDeps, outbox, passwords: createPasswordCheck() };
  const { db } = deps.database;
  return [
    bind(login, (call) => logIn(deps, call.input, call)),
    bind(loginByPhone, (call) => logInByPhone(deps, call.input, call)),
    bind(loginSendVerifyCode, ({ input, ip }) => sendCode(deps, { ...input, ip })),
    bind(loginDemoAccounts, () => listDemoAccounts(deps.env)),
    bind(checkPhoneCall, ({ input, actor }) => checkPhone(deps, input, actor)),
    bind(logout, (source) => logOut(deps, source)),
    bind(userInfoQueryDetail, ({ actor }) => getOwnUser(deps, actor)),
    bind(personalInfoQueryDetail, ({ actor }) => getPersonalInfo(deps, actor)),
    bind(personalInfoSave, ({ input, ...source }) => saveProfile(deps, input, source)),
    bind(cancelQueryDetail, ({ actor }) => getCancellation(deps.database.db, actor)),
    bind(accountCancel, ({ input, ...source }) => cancelAccount(deps, input, source)),
    bind(accountKeep, ({ input, ...source }) => keepAccount(deps, input, source)),
    bind(sessionQueryList, ({ actor }) => listOwnSessions(deps, actor)),
    bind(sessionKick, ({ input, ...source }) => kickSession(deps, input.sessionId, source)),
    bind(userOperate, ({ input, ...source }) => operateUser(deps, input, source)),
    bind(menuQueryList, ({ actor }) => listMenus(deps.database.db, actor)),
    bind(userRegisterCK, ({ input, ...source }) => registerUser(deps, input, source)),
    bind(recoverySendVerifyCode, ({ input, ip }) => sendCode(deps, { ...input, scene: 'RECOVER', ip })),
    bind(recoveryCheckVerifyCode, ({ input }) => checkRecoveryCode(deps, input)),
    bind(changePasswordCall, ({ input, ...source }) => changePassword(deps, input, source)),
    bind(phoneSendVerifyCode, ({ input, ...call }) => sendPhoneCode(deps, input, call)),
    bind(updateMobilePhone, ({ input, ...source }) => changePhone(deps, input, source)),
    bind(phoneAppealQueryOwn, ({ actor }) => getOwnAppeal(db, actor)),
    bind(phoneAppealSendVerifyCode, ({ input, ...call }) => sendAppealCode(deps, input, call)),
    bind(phoneAppealSubmit, ({ input, ...source }) => submitAppeal(deps, input, source)),
    bind(phoneAppealWithdraw, ({ input, ...source }) => withdrawAppeal(deps, input, source)),
    bind(phoneAppealQueryList, async ({ input }) => {
      const [rows, total] = await Promise.all([listAppeals(db, input), countAppeals(db, input)]);
      const { pageNo, pageSize } = input;
      return { rows: rows.map(viewAppealRow), total, totalIsExact: true, pageNo, pageSize };
    }),
    bind(phoneAppealQueryDetail, async ({ input, actor }) =>
      viewManagedAppeal(await getAppeal(db, input.id), actor),
    ),
    bind(viewAsBegin, (call) => beginViewing(deps, call)),
    bind(viewAsEnd, (source) => endViewing(deps, source)),
    bind(phoneAppealOperate, ({ input, ...source }) => operateAppeal(deps, input, source)),
  ];
}
