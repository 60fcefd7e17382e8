import * as m from '@portal/texts/messages';
import { formatBytes } from '../../../platform/display/format.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import styles from './EntryVideo.module.css';

interface EntryVideoProps {
  video: { name: string; bytes: number };
  /** Title of the entry. */
  title: string;
  href: string;
}

/** The video of an entry; the player requests the ranges it needs with the reader's cookie. */
export function EntryVideo({ video, title, href }: EntryVideoProps) {
  return (
    <Stack as="figure" gap={8} className={styles.video}>
      {/* biome-ignore lint/a11y/useMediaCaption: teams hand in a film, not what is said in it */}
      <video // oxlint-disable-line jsx-a11y/media-has-caption
        // Its first frame, which some players show only after seeking.
        src={`${href}#t=0.1`}
        controls
        preload="metadata"
        playsInline
        aria-label={m.contest_video_of({ title })}
      />
      <figcaption>
        {video.name} · {formatBytes(video.bytes)}
      </figcaption>
    </Stack>
  );
}
