-- Numbers of the rows by which organisations top up and give back; gaps do not matter, a number twice would.
create sequence if not exists hospital_recharge_number as bigint;
