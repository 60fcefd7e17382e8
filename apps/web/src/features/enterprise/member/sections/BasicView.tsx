import { formatAmount } from '../../../../platform/display/money.ts';
import {
  profile_f_address,
  profile_f_capital,
  profile_f_property,
  profile_f_region,
  profile_f_registered_on,
  profile_f_scale,
  profile_f_short_name,
  profile_f_stages,
  profile_f_tags,
} from '../../../../platform/i18n/paraglide/messages.js';
import { Facts } from '../../../../ui/facts/Facts.tsx';
import { Tag } from '../../../../ui/tag/Tag.tsx';
import { chainStageName } from '../../shared/chain-stage-name.ts';
import { scaleNames } from '../../shared/scale-names.ts';
import { nameIn } from '../profile/use-choices.ts';
import styles from './Section.module.css';
import type { ViewProps } from './section-props.ts';

export function BasicView({ profile, choices }: ViewProps) {
  const { shortName, property, scale, regionId, registeredOn, registeredCapitalFen, address } = profile;
  const tags = profile.industryTagIds.map((id) => <Tag key={id}>{nameIn(choices.tags, id)}</Tag>);
  return (
    <Facts
      facts={[
        { name: profile_f_short_name(), value: shortName },
        { name: profile_f_property(), value: nameIn(choices.properties, property) },
        { name: profile_f_scale(), value: scaleNames[scale]() },
        { name: profile_f_region(), value: nameIn(choices.regions, regionId) },
        { name: profile_f_registered_on(), value: registeredOn },
        { name: profile_f_capital(), value: formatAmount(registeredCapitalFen) },
        { name: profile_f_address(), value: address, wide: true },
        {
          ...{ name: profile_f_stages(), wide: true },
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
          ...{ name: profile_f_tags(), wide: true },
          value: tags.length > 0 ? <span className={styles.tags}>{tags}</span> : '—',
        },
      ]}
    />
  );
}
