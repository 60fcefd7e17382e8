/** What a form with a gallery sends: without the picture that was about to be chosen. */
export const withChosenPictures = <Values extends { galleryFileIds: string[] }>(values: Values): Values => ({
  ...values,
  galleryFileIds: values.galleryFileIds.filter(Boolean),
});
