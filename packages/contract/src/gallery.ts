import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as fault from './faults.ts';
import { id } from './fields.ts';
import { labelled } from './form-field.ts';

/** Besides the first one, which lists show. */
export const maxGalleryPictures = 8;

/** The files of the pictures that only the page of a thing shows, in their order; each is a public one. */
export const galleryFileIds = labelled(
  m.field_gallery,
  z
    .array(id)
    .max(maxGalleryPictures, { error: fault.most(m.field_gallery, maxGalleryPictures) })
    .default([]),
);
