/** The values a form with a gallery submits: without the empty ids of pictures not yet chosen. */
export const withChosenPictures = <Values extends { galleryFileIds: string[] }>(values: Values): Values => ({
  ...values,
  galleryFileIds: values.galleryFileIds.filter(Boolean),
});
