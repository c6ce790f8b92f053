/** A body that `POST /api/govalo/create-gift` accepts. */
export const exampleGift = {
  session: 'gs_00000001',
  variant: '40000000001',
  value: 1,
  is_govalo: true,
  name: 'Eve',
  email: 'eve@vesper.example',
  message: '',
  send_at: '2026-12-24T10:00:00-08:00',
  valid: true,
  timeZone: 'Pacific Time',
  time: '10AM',
  date: '12/24/2026',
};
