-- prices of one type do not overlap
--
-- The server says so with words before it writes; this holds whoever writes. A range of one number stands for the type and for the organisation, since
-- an exclusion constraint over plain values needs an extension.

alter table "price"
  drop constraint if exists "price_type_check", drop constraint if exists "price_period_check", drop constraint if exists "price_period_excl",
  add constraint "price_type_check" check ("recharge_type" in ('ordinary', 'naked3d', 'lifetime')),
  add constraint "price_period_check" check ("valid_until" is null or "valid_until" >= "valid_from"),
  add constraint "price_period_excl" exclude using gist (
    int4range(array_position(array['ordinary', 'naked3d', 'lifetime'], "recharge_type"), array_position(array['ordinary', 'naked3d', 'lifetime'], "recharge_type"), '[]') with &&,
    daterange("valid_from", "valid_until", '[]') with &&
  ) where (not "deleted");

alter table "hospital_price"
  drop constraint if exists "hospital_price_type_check", drop constraint if exists "hospital_price_period_check", drop constraint if exists "hospital_price_period_excl",
  add constraint "hospital_price_type_check" check ("recharge_type" in ('ordinary', 'naked3d', 'lifetime')),
  add constraint "hospital_price_period_check" check ("valid_until" is null or "valid_until" >= "valid_from"),
  add constraint "hospital_price_period_excl" exclude using gist (
    int4range("hospital", "hospital", '[]') with &&,
    int4range(array_position(array['ordinary', 'naked3d', 'lifetime'], "recharge_type"), array_position(array['ordinary', 'naked3d', 'lifetime'], "recharge_type"), '[]') with &&,
    daterange("valid_from", "valid_until", '[]') with &&
  ) where (not "deleted");
