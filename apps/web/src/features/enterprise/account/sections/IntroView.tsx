import * as m from '@portal/texts/messages';
import { imageUrl } from '../../../../platform/api/image-url.ts';
import { Text } from '../../../../ui/layout/Text.tsx';
import styles from './Section.module.css';
import type { ViewProps } from './section-props.ts';

export function IntroView({ profile: { intro, logoFileId } }: ViewProps) {
  return (
    <>
      {logoFileId && (
        <img src={imageUrl(logoFileId, 0, 160)} alt={m.profile_f_logo()} className={styles.logo} />
      )}
      <Text keepLines lang="zh-CN">
        {intro}
      </Text>
    </>
  );
}
