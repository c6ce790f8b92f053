/** `POST /client/subscriptions/?company_id=`; the answer is 202 without a body. */
export interface SubscriptionBody {
  data: {
    type: 'subscription';
    attributes: {
      custom_source: string;
      profile: { data: { type: 'profile'; attributes: { email: string } } };
    };
    relationships: { list: { data: { type: 'list'; id: string } } };
  };
}
