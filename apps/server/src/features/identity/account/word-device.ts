import * as m from '@portal/texts/messages';
import type { sessions } from '../../../platform/session/session.table.ts';

type Session = Pick<typeof sessions.$inferSelect, 'deviceName' | 'viewedBy'>;

/** The device of a session, as lists name it; an administrator who looks is not told by theirs. */
export const wordDevice = ({ deviceName, viewedBy }: Session): string =>
  viewedBy === null ? deviceName : m.role_op_admin_viewing();
