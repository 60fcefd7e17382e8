import type { MessageGroup } from '@portal/contract/message-events';
import * as m from '@portal/texts/messages';

export const messageGroupNames: Record<MessageGroup, () => string> = {
  ACCOUNT: m.message_group_account,
  SAFETY: m.message_group_safety,
  ENTERPRISE: m.message_group_enterprise,
  CONTENT: m.message_group_content,
  COLLECT: m.message_group_collect,
};
