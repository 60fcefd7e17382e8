export const checkIcon = 'M20 6 9 17l-5-5';
