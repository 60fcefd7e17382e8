export const chevronsLeftIcon = 'M11 17l-5-5 5-5M18 17l-5-5 5-5';
