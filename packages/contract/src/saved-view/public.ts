import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { chosenId, code, id } from '../fields.ts';
import { kindOf, requiredText } from '../form-field.ts';
import { retCodes } from '../ret-code.ts';

const session = { tag: 'savedView', access: 'session' } as const;

const name = requiredText(m.field_view_name, 20);
const queryWrong = { error: fault.malformed(m.field_scope) };
const columnsWrong = { error: fault.malformed(m.field_code) };

/** Saved views a user may have per list. */
export const maxViews = 20;

const savedView = z.object({
  viewId: id,
  name: z.string(),
  /** Filters, sort order and page size, as in the list's URL. */
  query: z.string(),
  /** Visible columns, separated by commas; empty for the list's default. */
  columns: z.string(),
  /** Whether colleagues see it. */
  isShared: z.boolean(),
  /** Whether the caller may change it; others only use it. */
  isMine: z.boolean(),
  ownerName: z.string(),
});
export type SavedView = z.infer<typeof savedView>;

export const savedViewQueryList = call.read(session, '/api/listManage/savedView/queryList', {
  summary: 'Lists the views of a list that the caller saved or colleagues share, the own first, by name.',
  input: z.object({ list: code }),
  output: z.array(savedView),
});

const savedViewSaveInput = z.object({
  list: code,
  name,
  query: z
    .string(queryWrong)
    .max(1_000, queryWrong)
    .regex(/^(\?[^\s<>"]*)?$/, queryWrong),
  columns: z
    .string(columnsWrong)
    .max(500, columnsWrong)
    .regex(/^[\w,-]*$/, columnsWrong),
});

export const savedViewSave = call.write(session, '/api/listManage/savedView/save', {
  summary:
    'Saves the filters, order and columns of a list under a name, replacing any view of the same name.',
  input: savedViewSaveInput,
  output: savedView,
  refuses: [retCodes.FIELD_REFUSED],
});

/** The colleague who receives a view. */
export const viewReceiver = z.object({ userId: chosenId(m.field_receiver) });

const viewEvents = ['rename', 'delete', 'share', 'keepPrivate', 'handOver'] as const;
export type ViewEvent = (typeof viewEvents)[number];

export const savedViewOperate = call.write(session, '/api/listManage/savedView/operate', {
  summary:
    'Renames, deletes, shares or hands over a view. Only its owner may; colleagues are operators with a role of the owner, or members of the same enterprise.',
  input: z
    .object({
      event: kindOf(m.field_event, viewEvents),
      id,
      name: name.optional(),
      userId: viewReceiver.shape.userId.optional(),
    })
    .refine(({ event, name: given }) => event !== 'rename' || given !== undefined, {
      error: fault.absent(m.field_view_name),
      path: ['name'],
    })
    .refine(({ event, userId }) => event !== 'handOver' || userId !== undefined, {
      error: fault.choose(m.field_receiver),
      path: ['userId'],
    }),
  output: z.object({ viewId: id }),
  refuses: [retCodes.NOT_FOUND, retCodes.FIELD_REFUSED, retCodes.RIGHT_MISSING],
});

export const savedViewQueryColleagues = call.read(session, '/api/listManage/savedView/queryColleagues', {
  summary: 'Lists the colleagues who could receive a view of the caller, by name.',
  input: z.object({ id }),
  output: z.array(z.object({ userId: id, name: z.string() })),
  refuses: [retCodes.NOT_FOUND],
});
