import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { FeatureWords } from '../../feature/words.ts';

export const words = {
  queue: {
    IMPORT_RECORDS: { name: m.import_queue_records, href: (id) => paths.manageImport(id) },
    IMPORT_MONEY: { name: m.import_queue_money, href: (id) => paths.manageImport(id) },
  },
} satisfies FeatureWords;
