import type { ProjectContent } from '@portal/contract/match/project';
import { projectKindLabels } from '@portal/contract/match/project-terms';
import * as m from '@portal/texts/messages';
import { useFormContext, useWatch } from 'react-hook-form';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { eyeOffIcon } from '../../../ui/icon/shapes.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { kindTones, priceText, quantityText, seasonText } from '../shared/project-words.ts';

/** What others will see, updated while typing. */
export function ProjectPreview() {
  const { control } = useFormContext<ProjectContent>();
  const values = useWatch({ control }) as ProjectContent;
  const regions = useQueryOf('GET /api/baseInfoManage/regionManage/queryList', {});
  const region = regions.data?.find(({ regionId }) => regionId === values.regionId)?.name ?? '';
  return (
    <Panel title={m.match_as_others_see()} ground="quiet">
      <Stack gap={8}>
        <Row as="p" wrap gap={8} align="center" tone="quiet">
          <Tag tone={kindTones[values.kind]}>{projectKindLabels[values.kind]()}</Tag>
          <Icon shape={eyeOffIcon} />
          {m.match_anonymous()}
        </Row>
        <b>
          <Written>{values.title || m.match_nothing()}</Written>
        </b>
        <p>
          {[quantityText(values), priceText(values), seasonText(values), region].filter(Boolean).join(' · ')}
        </p>
        {values.deadline && <p>{m.match_until({ day: values.deadline })}</p>}
      </Stack>
    </Panel>
  );
}
