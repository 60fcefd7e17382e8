export { accountFault as faultText } from '../../../../platform/i18n/server-words/account-faults.ts';
