import {
  activationMail,
  activationOpen,
  activationQueryWaiting,
  activationRedeem,
  activationSend,
  activationSendAll,
  smsQueryState,
} from '@portal/contract/identity/activation';
import { accountCancel, accountKeep, cancelQueryDetail } from '@portal/contract/identity/cancel';
import { claimQueryDetail, claimSubmit } from '@portal/contract/identity/claim';
import {
  checkPhone as checkPhoneCall,
  login,
  loginByPhone,
  loginDemoAccounts,
  loginSendVerifyCode,
  logout,
} from '@portal/contract/identity/login';
import { menuQueryList } from '@portal/contract/identity/menu';
import { phoneSendVerifyCode, updateMobilePhone } from '@portal/contract/identity/phone';
import {
  phoneAppealOperate,
  phoneAppealQueryDetail,
  phoneAppealQueryList,
  phoneAppealQueryOwn,
  phoneAppealSendVerifyCode,
  phoneAppealSubmit,
  phoneAppealWithdraw,
} from '@portal/contract/identity/phone-appeal';
import { personalInfoQueryDetail, personalInfoSave } from '@portal/contract/identity/profile';
import {
  changePassword as changePasswordCall,
  recoveryCheckVerifyCode,
  recoverySendVerifyCode,
} from '@portal/contract/identity/recovery';
import { userRegisterCK } from '@portal/contract/identity/register';
import {
  sessionKick,
  sessionQueryList,
  userInfoQueryDetail,
  userOperate,
} from '@portal/contract/identity/user';
import { viewAsBegin, viewAsEnd } from '@portal/contract/view-as';
import type { Contributions } from '../../feature/feature.ts';
import type { Deps } from '../../platform/deps.ts';
import { type BoundEndpoint, bind } from '../../platform/http/endpoints.ts';
import { pageOfTabs } from '../../platform/http/page-of.ts';
import { isMailSet } from '../../platform/mail/is-mail-set.ts';
import { isSmsSet } from '../../platform/sms/is-sms-set.ts';
import { changePhone, sendPhoneCode } from './account/change-phone.ts';
import { claimAccount, getClaim } from './account/claim-account.ts';
import { getOwnUser, getPersonalInfo } from './account/get-own-account.ts';
import { operateUser } from './account/operate-user.ts';
import { kickSession, listOwnSessions } from './account/own-sessions.ts';
import { registerUser } from './account/register-user.ts';
import { saveProfile } from './account/save-profile.ts';
import { listWaiting } from './activation/list-waiting.ts';
import { mailActivation } from './activation/mail-activation.ts';
import { openCodes } from './activation/open-codes.ts';
import { redeemActivation } from './activation/redeem-activation.ts';
import { sendActivation } from './activation/send-activation.ts';
import { sendActivations } from './activation/send-activations.ts';
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
import { listDemoAccounts } from './login/list-demo-accounts.ts';
import { logIn } from './login/log-in.ts';
import { logInByPhone } from './login/log-in-by-phone.ts';
import { logOut } from './login/log-out.ts';
import { listMenus } from './menu/list-menus.public.ts';
import { changePassword } from './recovery/change-password.ts';
import { checkRecoveryCode } from './recovery/check-recovery-code.ts';
import { sendCode } from './verify-code/send-code.ts';
import { beginViewing } from './view-as/begin-viewing.ts';
import { endViewing } from './view-as/end-viewing.ts';

export function identityRoutes(deps: Deps, all: Contributions): BoundEndpoint[] {
  const { db } = deps.database;
  return [
    bind(login, logIn),
    bind(loginByPhone, logInByPhone),
    bind(loginSendVerifyCode, sendCode),
    bind(loginDemoAccounts, () => listDemoAccounts(deps.env)),
    bind(checkPhoneCall, checkPhone),
    bind(logout, logOut),
    bind(userInfoQueryDetail, getOwnUser),
    bind(personalInfoQueryDetail, getPersonalInfo),
    bind(personalInfoSave, saveProfile),
    bind(cancelQueryDetail, ({ actor }) => getCancellation(db, all.cancelChecks, actor)),
    bind(accountCancel, (ctx, input) => cancelAccount({ ...ctx, cancelChecks: all.cancelChecks }, input)),
    bind(accountKeep, keepAccount),
    bind(claimQueryDetail, getClaim),
    bind(claimSubmit, claimAccount),
    bind(sessionQueryList, listOwnSessions),
    bind(sessionKick, kickSession),
    bind(userOperate, (ctx, input) => operateUser(ctx, all, input)),
    bind(menuQueryList, ({ actor }) => listMenus(db, actor, all)),
    bind(userRegisterCK, registerUser),
    bind(recoverySendVerifyCode, (ctx, input) => sendCode(ctx, { ...input, scene: 'RECOVER' })),
    bind(recoveryCheckVerifyCode, checkRecoveryCode),
    bind(changePasswordCall, changePassword),
    bind(activationOpen, openCodes),
    bind(activationQueryWaiting, ({ db: onDb }) => listWaiting(onDb)),
    bind(activationSend, sendActivation),
    bind(activationSendAll, sendActivations),
    bind(activationRedeem, redeemActivation),
    // The demo shows codes on the page.
    bind(smsQueryState, async ({ env }) => ({
      isSet: env.DEMO || isSmsSet(env),
      mailIsSet: isMailSet(env),
    })),
    bind(activationMail, mailActivation),
    bind(phoneSendVerifyCode, sendPhoneCode),
    bind(updateMobilePhone, changePhone),
    bind(phoneAppealQueryOwn, getOwnAppeal),
    bind(phoneAppealSendVerifyCode, sendAppealCode),
    bind(phoneAppealSubmit, submitAppeal),
    bind(phoneAppealWithdraw, withdrawAppeal),
    bind(phoneAppealQueryList, (ctx, input) =>
      pageOfTabs(
        input,
        listAppeals(ctx.db, input),
        { counts: countAppeals(ctx.db, input), tab: input.state },
        viewAppealRow,
      ),
    ),
    bind(phoneAppealQueryDetail, async ({ actor }, input) =>
      viewManagedAppeal(await getAppeal(db, input.id), actor),
    ),
    bind(viewAsBegin, beginViewing),
    bind(viewAsEnd, endViewing),
    bind(phoneAppealOperate, operateAppeal),
  ];
}
