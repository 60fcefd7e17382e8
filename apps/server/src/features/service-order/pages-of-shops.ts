/** Tags of what shows shops and services with what is measured, rated and asked here. */
export const pagesOfShops = ['market', 'serviceOrder'];
