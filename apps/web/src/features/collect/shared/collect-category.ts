import type { ArticleColumn } from '@portal/contract/article';
import type { CollectRow } from '@portal/contract/collect';
import type { ChainStage } from '@portal/contract/enterprise';
import type { CollectTargetType } from '@portal/contract/kinds';
import type { PolicyKind } from '@portal/contract/policy-terms';
import * as m from '@portal/texts/messages';
import { columnNames } from '../../content/shared/column-texts.ts';
import { chainStageName } from '../../enterprise/shared/chain-stage-name.ts';
import { kindLabels } from '../../policy/shared/policy-labels.ts';

export const collectTypeNames: Record<CollectTargetType, () => string> = {
  ARTICLE: m.collect_type_article,
  POLICY: m.collect_type_policy,
  ENTERPRISE: m.collect_type_enterprise,
};

/** Column, kind of policy or link of the chain, in the language spoken. */
export function categoryName({ targetType, category }: CollectRow): string {
  switch (targetType) {
    case 'ARTICLE':
      return columnNames[category as ArticleColumn]();
    case 'POLICY':
      return kindLabels[category as PolicyKind]();
    case 'ENTERPRISE':
      return category === '' ? '' : chainStageName(category as ChainStage);
  }
}
