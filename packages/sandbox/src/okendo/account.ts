/** The shop's account with the double; public. */
export const okendoAccount = { subscriberId: '8d6a1c52-0c1e-4a7e-9d3b-5f2f5f0f3a11' };
