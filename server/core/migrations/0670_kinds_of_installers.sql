-- Files are of the kind that their names and contents say together: packages were kept by their contents alone.
update "upload" set "type" = 'ipa' where "type" = 'zip' and "name" ilike '%.ipa';
update "upload" set "type" = 'hap' where "type" = 'zip' and "name" ilike '%.hap';
