import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as fault from '../faults.ts';
import { id } from '../fields.ts';
import { labelled } from '../form-field.ts';

/** In addition to the first picture, which lists show. */
export const maxGalleryPictures = 8;

/** Ordered files of the pictures that only the detail page shows; each must be public. */
export const galleryFileIds = labelled(
  m.field_gallery,
  z
    .array(id)
    .max(maxGalleryPictures, { error: fault.most(m.field_gallery, maxGalleryPictures) })
    .default([]),
);
