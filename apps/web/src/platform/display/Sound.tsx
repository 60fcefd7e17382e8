import * as m from '@portal/texts/messages';
import styles from './Sound.module.css';

/** Plays a voice recording. */
export function Sound({ src }: { src: string }) {
  return (
    /* oxlint-disable jsx-a11y/media-has-caption */
    // biome-ignore lint/a11y/useMediaCaption: nobody has written down what a reporter says
    <audio className={styles.sound} controls preload="metadata" src={src} aria-label={m.field_audio()} />
  );
}
