-- Paying by Alipay is reached by the roles that did its work before. Roles that every installation begins with are given what is new when a host starts; those that were made here
-- list what they may do one by one, and would leave nobody but the administrator a way to it.
-- Older hosts: may go on, as they pass over permissions that they do not know

update "role" set "version" = "version" + 1, "updated_at" = now(), "permissions" = (
  select jsonb_agg(distinct granted) from (
    select jsonb_array_elements_text("permissions") as granted
    -- Who topped organisations up for the platform looks after orders, refunds and bills, which are everybody's; who saw what organisations bought sees what they paid for it.
    union all select name || ':*' from (values ('paymentOrder'), ('paymentRefund'), ('alipayDifference'), ('alipayBill')) names (name) where "data_scope" = 'all' and "permissions" ?| array['hospitalRecharge:topUp', 'hospitalRecharge:*']
    union all select name || look from (values ('paymentOrder:'), ('paymentRefund:')) names (name), (values ('list'), ('get'), ('history'), ('export')) looks (look)
      where not ("data_scope" = 'all' and "permissions" ?| array['hospitalRecharge:topUp', 'hospitalRecharge:*']) and "permissions" ?| array['hospitalRecharge:' || case look when 'export' then look else 'list' end, 'hospitalRecharge:*']
    -- Organisations buy at a list of prices.
    union all select 'purchasePrice:*' where "data_scope" = 'all' and "permissions" ?| array['price:create', 'price:*']
    -- Who set the settings sets those that came beside them; how long logs are kept was among them.
    union all select name || ':*' from (values ('alipaySetting'), ('storageSetting'), ('retentionSetting')) names (name) where "permissions" ?| array['baseSetting:update', 'baseSetting:*']
  ) all_of_them
) where "key" is null and not "permissions" ? '*'
  and "permissions" ?| array['hospitalRecharge:list', 'hospitalRecharge:export', 'hospitalRecharge:topUp', 'hospitalRecharge:*', 'price:create', 'price:*', 'baseSetting:update', 'baseSetting:*'];
