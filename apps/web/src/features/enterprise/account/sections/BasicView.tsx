import * as m from '@portal/texts/messages';
import { Written } from '../../../../platform/display/Written.tsx';
import { currentLocale } from '../../../../platform/i18n/language.ts';
import { Facts } from '../../../../ui/facts/Facts.tsx';
import { Tag } from '../../../../ui/tag/Tag.tsx';
import { amountText } from '../../../policy/shared/amount-text.ts';
import { chainStageName } from '../../shared/chain-stage-name.ts';
import { scaleNames } from '../../shared/scale-names.ts';
import { nameIn } from '../profile/use-choices.ts';
import styles from './Section.module.css';
import type { ViewProps } from './section-props.ts';

export function BasicView({ profile, choices }: ViewProps) {
  const { shortName, property, scale, regionId, registeredOn, registeredCapitalFen, address } = profile;
  const tags = profile.industryTagIds.map((id) => (
    <Tag key={id}>
      <Written>{nameIn(choices.tags, id)}</Written>
    </Tag>
  ));
  return (
    <Facts
      facts={[
        { name: m.field_short_name(), value: <Written>{shortName}</Written> },
        { name: m.profile_f_property(), value: <Written>{nameIn(choices.properties, property)}</Written> },
        { name: m.field_enterprise_scale(), value: scaleNames[scale]() },
        { name: m.field_region(), value: <Written>{nameIn(choices.regions, regionId)}</Written> },
        { name: m.profile_f_registered_on(), value: registeredOn },
        { name: m.profile_f_capital(), value: amountText(registeredCapitalFen, currentLocale()) },
        { name: m.profile_f_address(), value: <Written>{address}</Written>, wide: true },
        {
          name: m.field_chain_stages(),
          wide: true,
          value: (
            <span className={styles.tags}>
              {profile.chainStages.map((stage, at) => (
                <Tag key={stage} tone={at === 0 ? 'brand' : 'neutral'}>
                  {chainStageName(stage)}
                </Tag>
              ))}
            </span>
          ),
        },
        {
          name: m.field_industry_tags(),
          wide: true,
          value: tags.length > 0 ? <span className={styles.tags}>{tags}</span> : '—',
        },
      ]}
    />
  );
}
