/** Of the editor of a bag's gift message. */
export const giftMessageCopy = {
  placeholder: 'Enter text here',
  save: 'Save',
  cancel: 'Cancel',
  clear: 'Clear',
  tooLong: (over: number) =>
    `A card holds 300 characters. Yours has ${over} too many, so it is not saved yet.`,
};
