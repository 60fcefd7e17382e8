// What would run: alerts, and a call to a host that is not ours, are what the tests listen for.
export const code = 'alert(1)';

export const away = 'elsewhere.example';

export const img = `<img src=x onerror=${code}>`;

export const script = `<script>${code}</script>`;
