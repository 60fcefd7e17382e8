import * as m from '@portal/texts/messages';
import { type PointerEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { uploadFile } from '../../api/upload-file.ts';
import styles from './Signature.module.css';

const width = 600;
const height = 200;

/**
 * A field to sign in by finger or mouse, and a function that stores the drawing; users who cannot draw type their name
 * instead.
 */
export function useSignature(purpose: string) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  const pointOf = ({ nativeEvent, currentTarget }: PointerEvent<HTMLCanvasElement>) => {
    const { offsetX, offsetY } = nativeEvent;
    return [
      (offsetX * width) / currentTarget.clientWidth,
      (offsetY * height) / currentTarget.clientHeight,
    ] as const;
  };
  const pen = () => canvas.current?.getContext('2d');
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    const drawing = pen();
    if (!drawing || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drawing.lineWidth = 4;
    drawing.lineCap = 'round';
    drawing.lineJoin = 'round';
    drawing.beginPath();
    drawing.moveTo(...pointOf(event));
  };
  const draw = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    pen()?.lineTo(...pointOf(event));
    pen()?.stroke();
    setIsDrawn(true);
  };
  const clear = () => {
    pen()?.clearRect(0, 0, width, height);
    setIsDrawn(false);
  };
  /** The id of the stored drawing; null if nothing was drawn. */
  const store = async (): Promise<string | null> => {
    const sheet = canvas.current;
    if (!isDrawn || !sheet) return null;
    const picture = await new Promise<Blob | null>((resolve) => sheet.toBlob(resolve, 'image/png'));
    if (!picture) return null;
    const file = new File([picture], 'signature.png', { type: 'image/png' });
    return (await uploadFile(file, purpose, 'owner')).fileId;
  };
  const pad = (
    <Stack gap={6} className={styles.signature}>
      <span>{m.field_signature()}</span>
      <canvas
        ref={canvas}
        width={width}
        height={height}
        role="img"
        aria-label={m.input_sign_here()}
        onPointerDown={begin}
        onPointerMove={draw}
      />
      <p>
        {m.input_sign_hint()}{' '}
        {isDrawn && (
          <Button size="small" onClick={clear}>
            {m.input_sign_again()}
          </Button>
        )}
      </p>
    </Stack>
  );
  return { pad, store };
}
