import * as m from '@portal/texts/messages';
import type { ComponentProps } from 'react';
import { FilesInput } from './FilesInput.tsx';

const kinds = ['image/jpeg', 'image/png', 'image/webp'];

type PhotosInputProps = Omit<ComponentProps<typeof FilesInput>, 'accept' | 'hint'>;

/** Several photos, each uploaded as soon as it is taken; the form holds their ids. */
export const PhotosInput = (props: PhotosInputProps) => (
  <FilesInput {...props} accept={kinds} hint={m.fault_photos({ max: props.max })} />
);
