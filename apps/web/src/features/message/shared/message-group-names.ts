import type { MessageGroup } from '@portal/contract/message-events';
import {
  message_group_account,
  message_group_collect,
  message_group_content,
  message_group_enterprise,
  message_group_safety,
} from '../../../platform/i18n/paraglide/messages.js';

export const messageGroupNames: Record<MessageGroup, () => string> = {
  ACCOUNT: message_group_account,
  SAFETY: message_group_safety,
  ENTERPRISE: message_group_enterprise,
  CONTENT: message_group_content,
  COLLECT: message_group_collect,
};
