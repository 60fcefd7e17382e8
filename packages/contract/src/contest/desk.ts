import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { note } from '../form-field.ts';
import { retCodes } from '../ret-code.ts';

/** Shared by the office's contest endpoints. */
export const service = { tag: 'contest', access: ['OP_SERVICE'] } as const;

/** Shown to the people concerned. */
export const reason = z.object({ reason: note(m.field_reason, 300) }).prefault({});

export const operateRefusals = [
  retCodes.NOT_FOUND,
  retCodes.FIELD_REFUSED,
  retCodes.TRANSITION_REFUSED,
  retCodes.VERSION_CONFLICT,
] as const;

export const exportRefusals = [retCodes.FIELD_REFUSED, retCodes.DUPLICATE_SUBMIT] as const;
