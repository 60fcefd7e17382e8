import type { Picture as StoredPicture } from '@portal/contract/fields';
import * as m from '@portal/texts/messages';
import { imageUrl } from '../../../../platform/api/image-url.ts';
import { langOfContent } from '../../../../platform/i18n/language.ts';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { Picture } from '../../../../ui/picture/Picture.tsx';
import { Prose } from '../../../../ui/prose/Prose.tsx';
import type { WholePolicy } from '../policy/policy-values.ts';
import styles from './PolicyText.module.css';

/** The texts and pictures of a policy, as visitors will read them. */
export function PolicyText({ policy: { data, cover, pictureFile } }: { policy: WholePolicy }) {
  const { plainSummary, interpretation, originalBody, picture } = data;
  return (
    <>
      <Panel title={m.field_plain_summary()}>
        <Stack fluid gap={16} lang={langOfContent('zh')}>
          {cover && <Shown picture={cover} />}
          <Text size={16} leading="wide">
            {plainSummary}
          </Text>
        </Stack>
      </Panel>
      <Panel title={m.officer_interpretation()}>
        <Stack fluid gap={16} lang={langOfContent('zh')}>
          {pictureFile && <Shown picture={pictureFile} />}
          {picture && (
            <>
              <h3>{picture.heading}</h3>
              <Stack as="ol" gap={8} className={styles.points}>
                {picture.points.map(({ title, text }) => (
                  <li key={title}>
                    <b>{title}</b> {text}
                  </li>
                ))}
              </Stack>
            </>
          )}
          <Prose html={interpretation} />
        </Stack>
      </Panel>
      <Panel title={m.officer_original()}>
        <div lang={langOfContent('zh')}>
          <Prose html={originalBody} />
        </div>
      </Panel>
    </>
  );
}

function Shown({ picture }: { picture: StoredPicture }) {
  return (
    <div className={styles.picture}>
      <Picture
        src={imageUrl(picture.fileId, 0, 960)}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
      />
    </div>
  );
}
