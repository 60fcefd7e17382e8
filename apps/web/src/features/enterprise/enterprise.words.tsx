import type { ChainStage } from '@portal/contract/enterprise';
import * as m from '@portal/texts/messages';
import type { FeatureWords } from '../../feature/words.ts';
import { paths } from '../../paths.ts';
import { Sentence } from '../../platform/display/Sentence.tsx';
import { langOfContent } from '../../platform/i18n/language.ts';
import { chainStageName } from './shared/chain-stage-name.ts';

const written = (title: string) => <span lang={langOfContent('zh')}>{title}</span>;

export const enterpriseWords = {
  queue: {
    ENTRY: { name: m.operator_kind_entry, href: paths.manageAudit },
    CHANGE: { name: m.operator_kind_change, href: paths.manageAudit },
  },
  todo: {
    INVITE: ({ title, note }) => ({
      state: m.workbench_todo_invite(),
      title: written(title),
      note: <Sentence say={m.workbench_todo_invite_text} values={{ name: note }} />,
      action: m.workbench_todo_invite_open(),
    }),
    JOIN: ({ title }) => ({
      state: m.workbench_todo_join(),
      title: written(title),
      note: m.workbench_todo_join_text(),
      action: m.workbench_todo_join_open(),
    }),
  },
  collect: {
    ENTERPRISE: {
      name: m.collect_type_enterprise,
      category: (code) => (code === '' ? '' : chainStageName(code as ChainStage)),
    },
  },
} satisfies FeatureWords;
