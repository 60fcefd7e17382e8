import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { note } from '../form-field.ts';

/** Shown to the people concerned. */
export const reason = z.object({ reason: note(m.field_reason, 300) }).prefault({});
